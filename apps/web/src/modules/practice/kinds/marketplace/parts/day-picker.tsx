import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from '../../../parts/practice.module.css'

interface DayPickerProps {
  /** The label of the control. */
  label: string
  first: number
  last: number
  day: number
  onDay: (day: number) => void
}

/** Chooses one day, with buttons or with a slider that the arrow keys move. */
export function DayPicker({ label, first, last, day, onDay }: DayPickerProps) {
  const { t } = useTranslation('marketplace')
  const shown = t('picker.day', { day, days: last })
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Button variant="default" disabled={day <= first} onClick={() => onDay(day - 1)}>
          {t('picker.before')}
        </Button>
        <b className="num" aria-live="polite">
          {shown}
        </b>
        <Button variant="default" disabled={day >= last} onClick={() => onDay(day + 1)}>
          {t('picker.next')}
        </Button>
      </Group>
      <input
        type="range"
        className={styles['range']}
        aria-label={label}
        aria-valuetext={shown}
        min={first}
        max={last}
        value={day}
        onChange={(event) => onDay(Number(event.currentTarget.value))}
      />
    </>
  )
}
