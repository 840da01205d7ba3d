/** Mean milliseconds of processor time of the action, over so many runs. */
export function processorOf(times: number, action: () => unknown): number {
  for (let time = 0; time < times / 4; time++) action()
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) action()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / times
}
