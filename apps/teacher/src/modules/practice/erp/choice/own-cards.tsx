import { Box, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { erpLimits, practice } from '@titian/contract'
import { SiteLink, useAsk, useExplain } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import type { ChosenCard } from '../../parts/assignment-values.ts'

const size = 10

interface OwnCardsProps {
  chosen: readonly ChosenCard[]
  disabled: boolean
  error: string | undefined
  onChange: (chosen: ChosenCard[]) => void
}

function Found({ chosen, disabled, onChange, word }: OwnCardsProps & { word: string }) {
  const { t } = useTranslation('erp')
  const explain = useExplain()
  const { data, error } = useAsk(
    practice.erpCards,
    { page: 1, size, word },
    { placeholderData: (before) => before },
  )
  if (error && !data) return <p>{explain(error)}</p>
  if (!data) return null
  const rows = data.list.filter(({ sign }) => chosen.every((one) => one.sign !== sign))
  const isFull = chosen.length >= erpLimits.ownCards
  if (data.total === 0) return <p>{t(word ? 'own.noneFound' : 'own.none')}</p>
  return (
    <Stack gap="xs">
      {rows.map(({ sign, title, author }) => (
        <Checkbox
          key={sign}
          label={t('choice.by', { title, author })}
          checked={false}
          disabled={disabled || isFull}
          onChange={() => onChange([...chosen, { sign, title }])}
        />
      ))}
      {data.total > data.list.length ? (
        <Text component="p" fz="sm" c="dimmed">
          {t('choice.more', { count: data.total - data.list.length })}
        </Text>
      ) : null}
    </Stack>
  )
}

/** Searches the cards of teachers. Chosen cards are listed first. */
export function OwnCards(props: OwnCardsProps) {
  const { t } = useTranslation('erp')
  const { chosen, disabled, error, onChange } = props
  const [typed, setTyped] = useState('')
  const [word] = useDebouncedValue(typed.trim(), 300)
  return (
    <Box
      component="fieldset"
      bd={0}
      p={0}
      m={0}
      miw={0}
      aria-label={t('choice.own')}
      style={{ display: 'grid', gap: 8 }}
    >
      <Text component="span" fw={600} fz="sm">
        {t('choice.own')}
      </Text>
      {chosen.map(({ sign, title }, at) => (
        <Checkbox
          key={sign ?? `gone ${at}`}
          label={sign === null ? t('choice.gone', { title }) : title}
          checked
          // A card without a sealed id was removed by its author. The assignment keeps its copy of
          // the card. The card cannot be unticked, because the teacher could not choose it again.
          disabled={disabled || sign === null}
          onChange={() => onChange(chosen.toSpliced(at, 1))}
        />
      ))}
      {disabled ? null : (
        <>
          <TextInput
            data-path="erpCards.own"
            label={t('choice.search')}
            error={error}
            maxLength={60}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Found {...props} word={word} />
          <Group gap="sm">
            <Button variant="subtle" size="sm" component={SiteLink} {...linkTo.erpCards()}>
              {t('own.all')}
            </Button>
          </Group>
        </>
      )}
    </Box>
  )
}
