import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { Words } from '@titian/site'
import { Surface } from '@titian/ui'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderTypes, payTypes, type OrderWords } from './order-filter.ts'

type Search = Words<OrderWords>

interface OrderFiltersProps {
  search: Search
  change: (words: Search) => void
}

/**
 * When the address changes, because the person goes back or clears the filters, the text changes
 * too.
 */
function TitleField({ search: { title = '' }, change }: OrderFiltersProps) {
  const { t } = useTranslation('orders')
  const [text, setText] = useState(title)
  const [before, setBefore] = useState(title)
  const send = useDebouncedCallback((word: string) => change({ title: word.trim() }), 400)
  if (before !== title) {
    setBefore(title)
    if (text.trim() !== title) setText(title)
  }
  return (
    <TextInput
      type="search"
      label={t('filter.title')}
      value={text}
      maxLength={60}
      leftSection={<IconSearch size={18} aria-hidden />}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        send(value)
      }}
    />
  )
}

/** ORD-007: the filters of the reader's orders. */
export function OrderFilters({ search, change }: OrderFiltersProps) {
  const { t } = useTranslation('orders')
  const choice = (name: 'orderType' | 'payType', values: readonly number[]) => (
    <NativeSelect
      label={t(`filter.${name}`)}
      value={values.find((value) => String(value) === search[name]) ?? 0}
      data={values.map((value) => ({
        value: String(value),
        label:
          value === 0
            ? t('filter.all')
            : t(name === 'orderType' ? `status.${value}` : `payType.${value}`),
      }))}
      onChange={({ currentTarget: { value } }) => change({ [name]: value === '0' ? '' : value })}
    />
  )
  const day = (name: 'startTime' | 'endTime') => (
    <TextInput
      type="date"
      label={t(`filter.${name}`)}
      value={search[name] ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  )
  const { page: _page, ...words } = search
  const isNarrowed = Object.values(words).some(Boolean)
  return (
    <Surface padding="sm" gap="sm" mb="md">
      <SimpleGrid cols={{ base: 2, md: 5 }} spacing="sm">
        <TitleField search={search} change={change} />
        {choice('orderType', orderTypes)}
        {choice('payType', payTypes)}
        {day('startTime')}
        {day('endTime')}
      </SimpleGrid>
      {isNarrowed ? (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() =>
              change({ title: '', orderType: '', payType: '', startTime: '', endTime: '' })
            }
          >
            {t('filter.clear')}
          </Button>
        </div>
      ) : null}
    </Surface>
  )
}
