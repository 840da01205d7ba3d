/** Returns the mean processor time of an action in milliseconds, over a given number of runs. */
export function processorOf(times: number, action: () => unknown): number {
  for (let time = 0; time < times / 4; time++) action()
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) action()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}
