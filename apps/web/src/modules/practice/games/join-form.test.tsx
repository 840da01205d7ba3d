import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { person } from '../testing/factories.ts'
import { leaveRun, refusal } from '../testing/open-run.tsx'
import { JoinForm } from './join-form.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

it('joins with a code that is pasted with spaces in small letters, and says beside it what is wrong', async () => {
  const sent: unknown[] = []
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  await renderPage(<JoinForm given="" />, {
    at: '/supplyChain',
    path: '/supplyChain',
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.joinGame.path]: (input: unknown) => {
        sent.push(input)
        return refusal(-2, 422, {
          refusal: 'invalidInput',
          reason: 'gameBegun',
          fields: { code: 'This game has already begun.' },
        })
      },
    },
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Code of the game/ })
  await userEvent.type(field, 'abc{Enter}')
  await screen.findByText('Enter all six characters.')
  expect(sent).toEqual([])
  await userEvent.clear(field)
  await userEvent.paste(' abc-2 34 ')
  expect(field.value).toBe('ABC234')
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await screen.findByText('This game has already begun.')
  expect(sent).toEqual([{ code: 'ABC234' }])
})
