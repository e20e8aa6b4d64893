// Told by a program as it ends (`node --require`): which packages of OpenTelemetry's SDK it has loaded from beside the bundle.
process.on('exit', () => {
  const names = Object.keys(require.cache).map((file) => /@opentelemetry[\\/]([^\\/]+)/.exec(file)?.[1]);
  const loaded = [...new Set(names.filter((name) => name && name !== 'api'))].sort();
  process.stderr.write(
    `loaded of OpenTelemetry: ${loaded.includes('sdk-node') ? 'sdk-node' : loaded.join(' ') || 'nothing'}\n`,
  );
});
