import type { Plugin } from 'vite';

export function installable(): Plugin;
