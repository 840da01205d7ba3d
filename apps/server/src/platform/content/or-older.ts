/** Milliseconds that somebody waits for something new where an older one is there. */
const patience = 1000

/** What is fresh, or what is there already where the fresh one fails or does not come soon. */
export function orOlder<Thing>(fresh: Promise<Thing>, older: Thing): Promise<Thing> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Thing>((resolve) => {
    timer = setTimeout(() => resolve(older), patience)
  })
  return Promise.race([fresh.catch(() => older), late]).finally(() => clearTimeout(timer))
}
