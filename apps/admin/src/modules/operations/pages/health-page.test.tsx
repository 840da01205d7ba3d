import { readFileSync } from 'node:fs'
import { htmlLanguage, type InstallationHealth, type Language } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HealthPage } from './health-page.tsx'

const files = { en: 'en', zh: 'zh', my: 'ms' } as const
const textsOf = (language: Language) =>
  JSON.parse(
    readFileSync(`${import.meta.dirname}/../texts/${files[language]}.json`, 'utf8'),
  ) as object

const health: InstallationHealth = {
  checkedAt: '2026-11-24T08:00:00.000Z',
  checks: [
    {
      name: 'mail',
      state: 'problem',
      findings: [
        { state: 'problem', code: 'mailUnreachable', values: { text: 'connect ECONNREFUSED' } },
      ],
    },
    {
      name: 'backup',
      state: 'warning',
      findings: [{ state: 'warning', code: 'backupNone', values: {} }],
    },
    {
      name: 'node',
      state: 'ok',
      findings: [{ state: 'ok', code: 'nodeOk', values: { version: '22.1' } }],
    },
    {
      name: 'payment',
      state: 'off',
      findings: [{ state: 'off', code: 'paymentNone', values: {} }],
    },
  ],
}

let answer: object
let asked = 0
beforeEach(() => {
  asked = 0
  answer = { ok: true, code: 200, msg: '', data: health }
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The texts of findings follow the language of the page, so that the page has a real one here. */
async function open(language: Language = 'en') {
  const lng = htmlLanguage[language]
  const spoken = createInstance()
  const own = { operations: textsOf(language), site: { loading: 'Loading' } }
  await spoken.use(initReactI18next).init({ lng, resources: { [lng]: own } })
  return renderWithSite(
    <I18nextProvider i18n={spoken}>
      <HealthPage />
    </I18nextProvider>,
  )
}

it('[OPS-013] lists the checks in their order, with states, findings, what to do and the page about it', async () => {
  await open()
  await screen.findByText(/Node\.js 22\.1/)
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows).toHaveLength(4)
  for (const [index, texts] of [
    [
      'E-mail',
      'Problem',
      'The mail server cannot be used: connect ECONNREFUSED',
      'Correct host and port in SMTP_URL, and look whether a firewall blocks them.',
      'docs/self-hosting/check.md#mail',
    ],
    ['Backup', 'Warning', 'BACKUP_TO is empty: no backup is made.'],
    ['Node.js', 'In order', 'Node.js 22.1 is used.'],
    ['Payments', 'Not configured'],
  ].entries())
    for (const text of texts) expect(rows[index]?.textContent).toContain(text)
  expect(rows[2]?.textContent).not.toContain('docs/')
  expect(screen.getByRole('status').textContent).toMatch(/^Checked at .*2026/)
})

it('[OPS-013] checks again when the button is pressed, and shows the new findings', async () => {
  await open()
  await screen.findAllByText('E-mail')
  answer = { ok: true, code: 200, msg: '', data: { ...health, checks: health.checks.slice(2) } }
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.queryByText('E-mail')).toBeNull())
  expect(asked).toBe(2)
})

for (const [language, title, found] of [
  ['zh', '系统健康状况', '邮件服务器不可用：connect ECONNREFUSED'],
  ['my', 'Kesihatan sistem', 'Pelayan mel tidak dapat digunakan: connect ECONNREFUSED'],
] as const)
  it(`[OPS-013] shows the findings in ${language}`, async () => {
    await open(language)
    expect(await screen.findByText(found)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

it('[OPS-013] shows no table when the call is refused', async () => {
  answer = { ok: false, code: -6, msg: 'You may not do this.' }
  await open()
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  expect(screen.queryByText(/Checked at/)).toBeNull()
})
