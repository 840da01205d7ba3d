import { accounts } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import type { ReactNode } from 'react'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'

const person = {
  userId: 'u',
  name: 'Mei',
  photo: null,
  sex: 0,
  roleStr: 'student,normal',
  _roleName: 'student',
  mobile: '1',
  areaCode: '60',
  functionCodeList: [],
  auditStatus: 2,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
}

interface Opened {
  at: string
  path: string
  answers?: object
  language?: 'en' | 'zh' | 'my'
}

/** Opens a page for a signed-in student. */
export function openPage(page: ReactNode, { answers = {}, ...opened }: Opened) {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  return renderPage(page, {
    ...opened,
    answers: { [accounts.loginInfo.path]: person, ...answers },
  })
}

export function leavePage(): void {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
}

/** A refusal as the server sends it. */
export const refusal = (code: number, status: number, extend: object) =>
  new Response(JSON.stringify({ ok: false, code, msg: 'no', data: null, extend }), { status })
