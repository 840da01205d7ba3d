import { Button, TextInput } from '@mantine/core'
import { contrast, schoolColors } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type FieldProps, useFormats } from '@titian/site'
import styles from './colour-field.module.css'
import { isColour } from './settings-values.ts'

interface ColourFieldProps {
  field: FieldProps
  /** Empty for the house colour. */
  value: string
  onChange: (colour: string) => void
}

/** The text that the house colour carries. */
const white = schoolColors().onPrimary
const readable = 4.5
const large = 3

/** How the chosen colour will be used, so that text on it can be read. */
function useAdvice(colour: string): string {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  const { shades, onPrimary } = schoolColors(colour)
  const onWhite = contrast(colour, white)
  const ratio = formats.number(Math.round(onWhite * 10) / 10)
  if (onWhite >= readable) return t('colour.good', { ratio })
  if (onWhite >= large) return t('colour.deepened', { ratio, shade: shades[6] })
  return t('colour.light', {
    ratio,
    textRatio: formats.number(Math.round(contrast(shades[6], onPrimary) * 10) / 10),
  })
}

function Sample({ colour }: { colour: string }) {
  const { t } = useTranslation('schools')
  const { shades, onPrimary, primaryText } = schoolColors(colour)
  return (
    <div className={styles['sample']} aria-hidden>
      <span className={styles['button']} style={{ background: shades[6], color: onPrimary }}>
        {t('colour.button')}
      </span>
      <span className={styles['link']} style={{ color: primaryText }}>
        {t('colour.link')}
      </span>
      {shades.map((shade) => (
        <span key={shade} className={styles['shade']} style={{ background: shade }} />
      ))}
    </div>
  )
}

/** The one colour of a school; shades and the text on it are computed (look: colour). */
export function ColourField({ field, value, onChange }: ColourFieldProps) {
  const { t } = useTranslation('schools')
  const house = schoolColors().shades[6]
  const colour = isColour(value) ? value.trim() : house
  const advice = useAdvice(colour)
  return (
    <div className={styles['field']}>
      <TextInput
        {...field}
        label={t('field.primaryColor')}
        description={t('hint.primaryColor', { house })}
        placeholder={house}
        maxLength={9}
        rightSectionWidth={52}
        rightSection={
          <input
            type="color"
            className={styles['swatch']}
            aria-label={t('colour.pick')}
            value={colour.toLowerCase()}
            onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          />
        }
      />
      <div className={styles['advice']}>
        <Sample colour={colour} />
        <output>{value.trim() === '' ? t('colour.house') : advice}</output>
        {value.trim() === '' || colour.toUpperCase() === house.toUpperCase() ? null : (
          <Button variant="default" size="compact-sm" onClick={() => onChange('')}>
            {t('colour.useHouse')}
          </Button>
        )}
      </div>
    </div>
  )
}
