import { expect, it } from 'vitest'
import { privacy } from './privacy.ts'
import { register } from './register.ts'

it('[ACC-314] names the page for a copy of personal data and for closing the account, and states what is kept and how long', () => {
  for (const [language, page, years, name] of [
    ['en', 'My data', 'seven years', 'Closed account'],
    ['zh', '我的数据', '七年', '已注销账号'],
    ['my', 'Data saya', 'tujuh tahun', 'Akaun ditutup'],
  ] as const) {
    for (const text of [page, years, name]) expect(privacy[language]).toContain(text)
    expect(register[language]).toContain(page)
    expect(register[language]).not.toMatch(
      /To close your account, write|如需注销账号，请联系|Untuk menutup akaun anda, hubungi/,
    )
  }
})
