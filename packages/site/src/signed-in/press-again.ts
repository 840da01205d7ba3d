type Send = <Answer>(send: () => Promise<Answer>) => Promise<Answer>

const atOnce: Send = (send) => send()
let way = atOnce

/** TCH-188: sends an action of the user in the way that the site has set. */
export const sendPressed: Send = (send) => way(send)

/**
 * Sets the way in which `sendPressed` sends an action. On staff sites, the sign-in form opens over
 * the page, and actions wait until the user has signed in.
 */
export function setPressWay(next: Send | null): void {
  way = next ?? atOnce
}
