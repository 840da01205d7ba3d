/** Limits the number of parallel calls; the others wait in order. */
export function createGate(most: number): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = () => {
    if (running < most) {
      running += 1
      return Promise.resolve()
    }
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (run) => {
    await enter()
    try {
      return await run()
    } finally {
      leave()
    }
  }
}
