# What only the web client says; keys begin with ui- and the page.

## Settings

ui-settings-language = Language
ui-settings-language-auto = As the browser asks
