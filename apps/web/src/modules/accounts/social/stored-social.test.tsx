// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { dropSocial, keepSocial, readSocial } from './stored-social.ts'

it('[ACC-193] [ACC-194] the sealed social account is stored for this tab and ten minutes', () => {
  keepSocial('sealed', 'Lotus', 1000)
  expect(sessionStorage.getItem('titian.of.visitor.openId')).toContain('sealed')
  expect(localStorage).toHaveLength(0)
  expect(readSocial(1000 + 599_999)).toMatchObject({ openId: 'sealed', socialName: 'Lotus' })
  expect(readSocial(1000 + 600_000)).toBeNull()
  dropSocial()
  expect(readSocial(1000)).toBeNull()
})

it('invalid stored data is ignored', () => {
  sessionStorage.setItem('titian.of.visitor.openId', '{')
  expect(readSocial()).toBeNull()
})
