import { sharedBrowser } from './accounts/second-factor.ts'
import type { SchoolScene, Scene } from './scene.ts'
import { type CallerName, type Rule, ruleOf } from './owners.ts'
import type { NamedCall } from './every-call.ts'
import type { Sandbox } from './sandbox.ts'
import { type Caller, type Reply, send } from './sender.ts'

/** The cookies of a browser that requested an image code and a code to scan. */
function cookiesOf({ signIn, secondFactor }: SchoolScene) {
  return {
    captcha: signIn.captcha,
    social: secondFactor.social.browser,
    browser: sharedBrowser,
  }
}

/** Returns the host, the session and the cookies with which one of the callers sends a request. */
export function callerOf({ first, second }: Scene, name: CallerName): Caller {
  const school = name === 'stranger' ? second : first
  const cookies = cookiesOf(first)
  if (name === 'visitor') return { host: school.host, cookies }
  return { ...school.people[name === 'stranger' ? 'student' : name], cookies }
}

/** The first permitted caller, for tests that must succeed. */
export function rightfulName({ may, asker }: Rule): CallerName {
  const order: CallerName[] = ['student', 'teacher', 'schoolAdmin', 'platformAdmin', 'visitor']
  return asker ?? order.find((one) => may.includes(one)) ?? 'visitor'
}

export function rightfulAsker({ noun, name }: NamedCall, school: SchoolScene): Caller {
  const asker = rightfulName(ruleOf(noun, name) ?? { may: [] })
  const cookies = cookiesOf(school)
  if (asker === 'visitor' || asker === 'stranger') return { host: school.host, cookies }
  return { ...school.people[asker], cookies }
}

export interface Outcome {
  reply: Reply
  /** Tables in which the call changed rows. */
  changed: string[]
}

/**
 * Sends a request inside the sandbox and rolls it back. The clock advances, so that no request
 * counts as a repetition.
 */
export async function askUndone(
  { testApp }: Scene,
  sandbox: Sandbox,
  { call }: NamedCall,
  input: object | string,
  caller: Caller,
): Promise<Outcome> {
  testApp.clock.pass(1)
  const { result, changed } = await sandbox.undone(() => send(testApp, call, input, caller))
  return { reply: result, changed }
}

export function describeReply({ status, body }: Reply): string {
  const { refusal = '', reason = '', fields } = body.extend ?? {}
  const parts = [status, body.code, refusal, reason, fields ? JSON.stringify(fields) : '']
  return parts.filter((part) => part !== '').join(' ')
}
