import { Button, Group } from '@mantine/core'
import { SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../links.ts'

const tabs = [
  'trialBalance',
  'income',
  'balanceSheet',
  'account',
  'stock',
  'receivables',
  'payables',
  'close',
] as const

/** The movements of an item have no tab, because the stock tab opens them. */
export type BookTab = (typeof tabs)[number] | 'item'

const known: readonly BookTab[] = [...tabs, 'item']

/** Returns the tab that the address names, or the first tab for an unknown value. */
export const tabOf = (word: string | undefined): BookTab =>
  known.find((tab) => tab === word) ?? 'trialBalance'

export function BookTabs({ sign, tab }: { sign: string; tab: BookTab }) {
  const { t } = useTranslation('erp-books')
  const shown = tab === 'item' ? 'stock' : tab
  return (
    <Group component="nav" gap={4} aria-label={t('title')}>
      {tabs.map((name) => (
        <Button
          key={name}
          component={SiteLink}
          {...practiceLinks.erp(sign, 'books', { tab: name })}
          size="sm"
          px="sm"
          variant={name === shown ? 'light' : 'subtle'}
          aria-current={name === shown ? 'page' : undefined}
        >
          {t(`tab.${name}`)}
        </Button>
      ))}
    </Group>
  )
}
