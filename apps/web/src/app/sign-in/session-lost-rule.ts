/**
 * FRM-067, FRM-069: pages that redirect to the home page when the session ends; all others stay
 * (FRM-068).
 */
const sentHome = ['/home/learning', '/pay-order', '/college/course-video', '/college/train-video']

export function leavesOnLostSession(pathname: string): boolean {
  return sentHome.some((part) => pathname.includes(part))
}
