import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Popover,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { monthText, untilNow } from '@titian/contract'
import { serverNow, useLanguage } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const yearFirst = /^(\d{4})[-/.年\s]*(\d{1,2})月?$/
const monthFirst = /^(\d{1,2})[-/.\s]+(\d{4})$/

/**
 * Converts a typed month such as `2024.9`, `9/2024` or `202409` to the usual form. Any other text
 * is returned unchanged.
 */
export function readMonth(typed: string | null): string | null {
  const text = typed?.trim() ?? ''
  if (text === '') return null
  const [, year, month] = yearFirst.exec(text) ?? []
  if (year && month) return `${year}-${month.padStart(2, '0')}`
  const [, first, last] = monthFirst.exec(text) ?? []
  if (first && last) return `${last}-${first.padStart(2, '0')}`
  return text
}

interface MonthFieldProps {
  name: string
  label: string
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
  required: boolean
  /** Whether the period may have no end (RES-064). */
  mayLast?: boolean
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, at) => twoDigits(at + 1))

interface MonthsProps {
  value: string | null
  onChoose: (month: string) => void
}

function Months({ value, onChoose }: MonthsProps) {
  const { t } = useTranslation('resume')
  const language = useLanguage()
  const chosen = value?.match(/^\d{4}-\d\d$/) ? value : null
  const [year, setYear] = useState(() =>
    chosen ? Number(chosen.slice(0, 4)) : new Date(serverNow()).getFullYear(),
  )
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('month.yearBefore')}
          onClick={() => setYear(year - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <b className="num" aria-live="polite">
          {year}
        </b>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('month.yearAfter')}
          onClick={() => setYear(year + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <SimpleGrid cols={3} spacing={4} verticalSpacing={4}>
        {months.map((month) => {
          const text = `${year}-${month}`
          return (
            <Button
              key={month}
              size="compact-md"
              variant={text === chosen ? 'filled' : 'subtle'}
              color={text === chosen ? undefined : 'gray'}
              aria-label={monthText(text, language)}
              onClick={() => onChoose(text)}
            >
              {language === 'zh' ? `${Number(month)}月` : monthText(text, language).slice(0, -5)}
            </Button>
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}

/** A field for a month, typed in any usual format or chosen. */
export function MonthField(props: MonthFieldProps) {
  const { name, label, value, onChange, error, required, mayLast = false } = props
  const { t } = useTranslation('resume')
  const [opened, setOpened] = useState(false)
  const isOpenEnd = mayLast && value === untilNow
  const choose = (month: string) => {
    onChange(month)
    setOpened(false)
  }
  return (
    <Stack gap={6} data-path={name}>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
        <Popover.Target>
          <TextInput
            label={label}
            required={required}
            error={error}
            disabled={isOpenEnd}
            value={isOpenEnd ? t('month.now') : (value ?? '')}
            placeholder={t('month.hint')}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
            onBlur={() => onChange(readMonth(value))}
            rightSectionWidth={44}
            rightSection={
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={isOpenEnd}
                bg="none"
                aria-label={t('month.choose', { name: label })}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={18} aria-hidden />
              </ActionIcon>
            }
          />
        </Popover.Target>
        <Popover.Dropdown>
          <Months value={value} onChoose={choose} />
        </Popover.Dropdown>
      </Popover>
      {mayLast ? (
        <Checkbox
          label={t('month.untilNow')}
          checked={isOpenEnd}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? untilNow : null)}
        />
      ) : null}
    </Stack>
  )
}
