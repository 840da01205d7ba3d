/** FRM-067, FRM-069: pages that the end of the session sends home; all others stay (FRM-068). */
const sentHome = ['/home/learning', '/pay-order', '/college/course-video', '/college/train-video']

export function leavesOnLostSession(pathname: string): boolean {
  return sentHome.some((part) => pathname.includes(part))
}
