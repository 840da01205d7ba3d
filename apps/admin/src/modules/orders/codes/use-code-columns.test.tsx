import type { BatchCode } from '@titian/contract'
import { useSelection } from '@titian/site/staff'
import { DataTable, TitianProvider } from '@titian/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { ChosenCodes } from './codes-list.tsx'
import { useCodeColumns } from './use-code-columns.tsx'

const code = (lastFour: string, state: BatchCode['state'] = 'issued'): BatchCode => ({
  sign: `sign-${lastFour}`,
  lastFour,
  state,
  userName: null,
  name: '',
  employeeNumber: '',
  redeemTime: null,
  revokeReason: '',
})

function List({ codes, onRevoke }: { codes: BatchCode[]; onRevoke: (signs: string[]) => void }) {
  const chosen = useSelection<BatchCode>('', ({ sign }) => sign)
  const columns = useCodeColumns({ chosen, shown: codes, onRevoke: () => undefined })
  return (
    <>
      <ChosenCodes
        count={chosen.rows.length}
        onRevoke={() => onRevoke(chosen.rows.map(({ sign }) => sign))}
        onClear={chosen.clear}
      />
      <DataTable label="Codes" columns={columns} rows={codes} rowKey={({ sign }) => sign} />
    </>
  )
}

it('[ORD-093] chooses several codes that can be revoked, one by one or all of a page, and no others', async () => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { orders: texts } } })
  const sent: string[][] = []
  const codes = [code('AAAA'), code('BBBB', 'redeemed'), code('CCCC'), code('DDDD', 'revoked')]
  render(
    <TitianProvider language="en">
      <I18nextProvider i18n={i18n}>
        <List codes={codes} onRevoke={(signs) => sent.push(signs)} />
      </I18nextProvider>
    </TitianProvider>,
  )
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
  const [revoke] = screen.getAllByRole('button', { name: 'Revoke' })
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  tick('Choose the code ending in CCCC')
  expect(screen.getByText('1 code is chosen')).toBeTruthy()
  fireEvent.click(revoke as HTMLElement)
  tick(texts.batch.choosePage)
  fireEvent.click(revoke as HTMLElement)
  expect(sent).toEqual([['sign-CCCC'], ['sign-CCCC', 'sign-AAAA']])
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.getByText('0 codes are chosen')).toBeTruthy()
})
