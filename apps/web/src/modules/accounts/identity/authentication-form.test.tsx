// @vitest-environment happy-dom
import { accounts, identities, schools } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignInPanel } from '../panel/sign-in-panel.tsx'
import {
  field,
  refused,
  renderAt,
  ready,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../testing/render-at.tsx'
import type { FormType } from '../forms/form-machine.ts'

afterEach(cleanupRender)

const list = ok({
  schoolVoList: [
    { sign: 'other', name: 'Kopi Institute', image: null },
    { sign: 'own', name: 'Teratai College', image: null },
  ],
})
const always = {
  [schools.schoolList.path]: list,
  [identities.studentAuditInfo.path]: ok({ auditStatus: 0, reason: null }),
  [accounts.findUserRoleInfo.path]: ok({
    roleStr: 'student',
    _roleName: 'student',
    functionCodeList: [],
  }),
}

async function open(start: FormType = 'authentication', language: 'en' | 'zh' = 'en') {
  withCookie()
  sessionStore.look()
  const onGoOn = vi.fn()
  await renderAt(
    <SignInPanel
      start={start}
      returnUrl={null}
      onSignedIn={() => {}}
      onRegistered={() => 'confirm'}
      onGoOn={onGoOn}
      corner={null}
      renderHeading={(text) => <h2>{text}</h2>}
    />,
    language,
  )
  await ready(language === 'en' ? 'School' : '所在学校')
  return { onGoOn }
}

function fill() {
  fireEvent.change(field('realName'), { target: { value: ' Tan Mei Ling ' } })
  fireEvent.change(field('identityId'), { target: { value: 'TC-0417' } })
  fireEvent.change(field('captcha'), { target: { value: '8888' } })
}
const submit = () => fireEvent.submit(field('realName').form ?? document)

describe('the identity form', () => {
  it('[ACC-165] [ACC-168] sends the school of this address, name, number, code and type', async () => {
    const { of } = serve({ ...always, [identities.authenticate.path]: ok({ auditStatus: 2 }) })
    await open()
    await waitFor(() => expect(field('school').value).toBe('own'))
    fill()
    submit()
    await waitFor(() => expect(of(identities.authenticate)).toHaveLength(1))
    expect(of(identities.authenticate)[0]?.body).toEqual({
      type: 1,
      sourceSign: 'own',
      name: 'Tan Mei Ling',
      identityId: 'TC-0417',
      code: '8888',
    })
  })

  it('[ACC-169] [ACC-170] [ACC-171] [ACC-172] [ACC-174] shows missing values in Chinese and sends nothing', async () => {
    const { of } = serve({ ...always, [schools.schoolList.path]: ok({ schoolVoList: [] }) })
    await open('authentication', 'zh')
    submit()
    for (const text of ['请选择所在学校', '请输入姓名', '请输入学号', '请输入验证码'])
      expect(await screen.findByText(text)).toBeTruthy()
    expect(of(identities.authenticate)).toEqual([])
  })

  it('[ACC-018] [ACC-019] [ACC-020] [ACC-173] switches between students and teachers by the named links, and keeps typed values', async () => {
    serve(always)
    await open('authentication', 'zh')
    expect(screen.getByRole('heading', { name: '学员认证' })).toBeTruthy()
    fireEvent.change(field('realName'), { target: { value: '陈美玲' } })
    fireEvent.click(screen.getByRole('button', { name: '在职教师认证' }))
    expect(screen.getByRole('heading', { name: '教师认证' })).toBeTruthy()
    expect(field('realName').value).toBe('陈美玲')
    submit()
    expect(await screen.findByText('请输入不超过十位的工号')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '在校学员认证' }))
    expect(screen.getByRole('heading', { name: '学员认证' })).toBeTruthy()
  })

  it('[ACC-178] [ACC-179] [ACC-180] shows the success, closes, and loads user and roles again', async () => {
    const { of } = serve({ ...always, [identities.authenticate.path]: ok({ auditStatus: 2 }) })
    const { onGoOn } = await open()
    await waitFor(() => expect(of(accounts.loginInfo).length).toBeGreaterThan(0))
    const before = of(accounts.loginInfo).length
    await waitFor(() => expect(field('school').value).toBe('own'))
    fill()
    submit()
    await waitFor(() => expect(onGoOn).toHaveBeenCalledTimes(1))
    expect(await screen.findByText('Your identity is confirmed')).toBeTruthy()
    expect(of(accounts.loginInfo).length).toBeGreaterThan(before)
    expect(of(accounts.findUserRoleInfo)).toHaveLength(1)
  })

  it('[ACC-187] says that staff of the school will review it', async () => {
    serve({ ...always, [identities.authenticate.path]: ok({ auditStatus: 1 }) })
    const { onGoOn } = await open('authentication_teacher')
    await waitFor(() => expect(field('school').value).toBe('own'))
    fill()
    submit()
    expect(await screen.findByText('Your school is checking your details.')).toBeTruthy()
    expect(onGoOn).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onGoOn).toHaveBeenCalledTimes(1)
  })

  it('[ACC-181] shows another captcha and the error after a failure', async () => {
    const { asked } = serve({ ...always, [identities.authenticate.path]: refused('wrongCode') })
    await open()
    await waitFor(() => expect(field('school').value).toBe('own'))
    const pictures = () => asked.filter(({ path }) => path.endsWith('getQrImage')).length
    const before = pictures()
    fill()
    submit()
    expect(
      await screen.findByText('The characters in the picture are wrong or already used.'),
    ).toBeTruthy()
    expect(pictures()).toBe(before + 1)
    expect(field('captcha').value).toBe('')
    expect(field('realName').value).toBe(' Tan Mei Ling ')
  })

  it.each([
    ['en', 'Accounts with false details are suspended.'],
    ['zh', '伪造认证信息的账号将被禁用。'],
  ] as const)('[ACC-188] [ACC-189] warns in %s of false details', async (language, text) => {
    serve(always)
    await open('authentication', language)
    expect(screen.getByText(text, { exact: false })).toBeTruthy()
  })

  it('shows the reason of the last refusal by the school', async () => {
    const refused = ok({ auditStatus: 3, reason: 'No such number' })
    serve({ ...always, [identities.studentAuditInfo.path]: refused })
    await open()
    expect(await screen.findByText(/No such number/)).toBeTruthy()
  })
})
