/** Milliseconds to wait for a new result when an older one exists. */
const patience = 1000

/** Returns the fresh result, or the older one when the fresh one fails or takes too long. */
export function orOlder<Thing>(fresh: Promise<Thing>, older: Thing): Promise<Thing> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Thing>((resolve) => {
    timer = setTimeout(() => resolve(older), patience)
  })
  return Promise.race([fresh.catch(() => older), late]).finally(() => clearTimeout(timer))
}
