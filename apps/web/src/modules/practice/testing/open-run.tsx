import { accounts, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { RunPage } from '../kinds/run-page.tsx'
import { person, run } from './factories.ts'

/** Opens the page of a run for the student who is signed in. */
export function openRun(answers: object = {}, language: 'en' | 'zh' | 'my' = 'en') {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  return renderPage(<RunPage />, {
    at: '/supplyChain/run/one',
    path: '/supplyChain/run/$sign',
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.practiceRun.path]: run(),
      ...answers,
    },
  })
}

export function leaveRun(): void {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
}

/** A refusal as the server sends it. */
export const refusal = (code: number, status: number, extend: object) =>
  new Response(JSON.stringify({ ok: false, code, msg: 'no', data: null, extend }), { status })
