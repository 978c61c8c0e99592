// CPU time of this process, garbage collection included. Unlike wall-clock time it does not count other programs.

export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
