#!/bin/sh
# Prints the path of an nginx for the test that plays through it.
exec "$(dirname "$0")/program.sh" NGINX nginx-light "This test needs nginx" nginx /usr/sbin/nginx
