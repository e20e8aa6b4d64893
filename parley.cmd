@rem The command of a clone, from any folder: installs and builds what is missing, then is the CLI.
@node --max-semi-space-size=32 "%~dp0tools\parley.mjs" "%~dp0parley" %*
