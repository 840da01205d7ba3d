type Send = <Answer>(send: () => Promise<Answer>) => Promise<Answer>

const atOnce: Send = (send) => send()
let way = atOnce

/** TCH-188: sends what somebody pressed, in the way that the site has chosen. */
export const sendPressed: Send = (send) => way(send)

/** Where the form to sign in again lies over the page and stays until somebody has, presses wait for it. */
export function setPressWay(next: Send | null): void {
  way = next ?? atOnce
}
