import { expect, it } from 'vitest'
import { schools } from './school.ts'

const texts = schools.flatMap(({ agreements }) =>
  agreements.flatMap(({ html }) => [html.en, html.zh, html.my]),
)

it('[FRM-058] no agreement promises a missing feature: an account by e-mail, or one that closes itself', () => {
  expect(texts.length).toBeGreaterThan(0)
  const promises =
    /(phone|telefon|手机号?)[^.<。]{0,9}(or|atau|或)[^.<。]{0,5}(e-?mail|e-mel|邮箱)|You may close|boleh menutup akaun|您可以随时注销/i
  expect(texts.filter((text) => promises.test(text))).toEqual([])
})
