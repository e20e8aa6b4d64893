/** Whoever reads along may have read enough, as `head` has: then the command detaches as by Ctrl-C, or is done. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    if (!process.emit('SIGINT', 'SIGINT')) process.exit(0);
  });
}
