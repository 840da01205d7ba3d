import { Box, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ErpDocument } from '@titian/contract'
import { useErpContent } from '@titian/site/erp-content'
import { Note, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Account = ErpDocument['entries'][number]['lines'][number]['account']

interface Side {
  account: Account
  debits: number[]
  credits: number[]
}

/** The postings of a document by account; each account keeps the order of its postings. */
function accountsOf({ entries }: ErpDocument): Side[] {
  const sides = new Map<Account, Side>()
  for (const { account, debit, credit } of entries.flatMap(({ lines }) => lines)) {
    const side = sides.get(account) ?? { account, debits: [], credits: [] }
    if (debit > 0) side.debits.push(debit)
    if (credit > 0) side.credits.push(credit)
    sides.set(account, side)
  }
  return [...sides.values()]
}

const cell = { width: '50%', padding: '6px 10px' } as const
const middle = { ...cell, borderLeft: '2px solid var(--text-2)' } as const

/** A T account: debit on the left, credit on the right. */
function TAccount({ account, debits, credits }: Side) {
  const { t } = useTranslation('erp-documents')
  const { name, amount } = useErpContent()
  const rows = Array.from({ length: Math.max(debits.length, credits.length) }, (_, at) => at)
  const said = (cents: number | undefined) => (cents === undefined ? '' : amount(cents))
  return (
    <Stack gap={6}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <caption style={{ fontWeight: 600, padding: 4, textAlign: 'center' }}>
          {name('account', account)}
        </caption>
        <thead>
          <tr style={{ borderBottom: '2px solid var(--text-2)' }}>
            <Box component="th" scope="col" ta="left" fz="xs" c="var(--text-2)" style={cell}>
              {t('posted.debit')}
            </Box>
            <Box component="th" scope="col" ta="right" fz="xs" c="var(--text-2)" style={middle}>
              {t('posted.credit')}
            </Box>
          </tr>
        </thead>
        <tbody>
          {rows.map((at) => (
            <tr key={at}>
              <Box component="td" className="num" ta="left" style={cell}>
                {said(debits[at])}
              </Box>
              <Box component="td" className="num" ta="right" style={middle}>
                {said(credits[at])}
              </Box>
            </tr>
          ))}
        </tbody>
      </table>
      <Text component="p" m={0} fz="sm" c="var(--text-2)">
        {name('accountHelp', account)}
      </Text>
    </Stack>
  )
}

const silent: ReadonlySet<ErpDocument['kind']> = new Set([
  'purchaseRequest',
  'quotationRequest',
  'purchaseOrder',
  'quotation',
  'salesOrder',
  'transfer',
])

/** Returns the text key of why a document posted nothing. */
function silence({ kind, state, reverses }: ErpDocument): string {
  if (state === 'draft') return 'posted.ofDraft'
  if (state === 'cancelled' && !silent.has(kind)) return 'posted.ofDiscarded'
  if (reverses !== null) return 'posted.ofReversal'
  return silent.has(kind) ? `posted.none.${kind}` : 'posted.ofNothing'
}

/** PRC-044, PRC-227: the postings of a document as T-accounts, or the reason why it has none. */
export function Posted({ document }: { document: ErpDocument }) {
  const { t } = useTranslation('erp-documents')
  const { amount } = useErpContent()
  const accounts = accountsOf(document)
  const sum = accounts.flatMap(({ debits }) => debits).reduce((all, cents) => all + cents, 0)
  return (
    <Surface gap="md">
      <section aria-labelledby="posted">
        <Stack gap="md">
          <SectionHead
            id="posted"
            title={t('posted.title')}
            lead={accounts.length > 0 ? t('posted.lead', { amount: amount(sum) }) : undefined}
          />
          {accounts.length === 0 ? <Note>{t(silence(document))}</Note> : null}
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xl" verticalSpacing="lg">
            {accounts.map((side) => (
              <TAccount key={side.account} {...side} />
            ))}
          </SimpleGrid>
        </Stack>
      </section>
    </Surface>
  )
}
