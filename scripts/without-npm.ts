// What npm tells the scripts that it runs is nothing to a test: commands read it.
for (const name of ['npm_lifecycle_event', 'npm_lifecycle_script', 'INIT_CWD']) delete process.env[name];
