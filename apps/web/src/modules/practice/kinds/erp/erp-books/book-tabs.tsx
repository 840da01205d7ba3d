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

/** The movements of an item are opened from the stock tab, so they have no tab of their own. */
export type BookTab = (typeof tabs)[number] | 'item'

const known: readonly BookTab[] = [...tabs, 'item']

/** Returns the tab of the address; unknown values mean the first. */
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
