import { Box, Button, Flex, Group, Text, TextInput } from '@mantine/core'
import { Columns, contrast, schoolColors } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type FieldProps, useFormats } from '@titian/site'
import styles from './colour-field.module.css'
import { isColour } from './settings-values.ts'

interface ColourFieldProps {
  field: FieldProps
  /** Empty for the default colour of the platform. */
  value: string
  onChange: (colour: string) => void
}

/** The text colour on the default colour. */
const white = schoolColors().onPrimary
const readable = 4.5
const large = 3

/**
 * Returns a text that says how the chosen colour will be changed so that text on it is readable.
 */
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
    <Group gap={4} aria-hidden>
      <Box
        component="span"
        py={6}
        px="sm"
        bdrs="md"
        fw={600}
        style={{ background: shades[6], color: onPrimary }}
      >
        {t('colour.button')}
      </Box>
      <Text
        span
        inherit
        ps="xs"
        pe="sm"
        fw={600}
        td="underline"
        style={{ color: primaryText, textUnderlineOffset: 3 }}
      >
        {t('colour.link')}
      </Text>
      {shades.map((shade) => (
        <Box
          key={shade}
          component="span"
          w={20}
          h={20}
          bd="1px solid var(--line)"
          bdrs="50%"
          style={{ background: shade }}
        />
      ))}
    </Group>
  )
}

/** The one colour that a school chooses; shades and text colours are computed. */
export function ColourField({ field, value, onChange }: ColourFieldProps) {
  const { t } = useTranslation('schools')
  const house = schoolColors().shades[6]
  const colour = isColour(value) ? value.trim() : house
  const advice = useAdvice(colour)
  return (
    <Columns widths="minmax(0, 280px) minmax(0, 1fr)" gap="lg" rowGap="md">
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
      <Flex
        direction="column"
        gap="xs"
        align="flex-start"
        pt={{ base: 0, sm: 26 }}
        c="var(--text-2)"
        fz="sm"
      >
        <Sample colour={colour} />
        <output>{value.trim() === '' ? t('colour.house') : advice}</output>
        {value.trim() === '' || colour.toUpperCase() === house.toUpperCase() ? null : (
          <Button variant="default" size="compact-sm" onClick={() => onChange('')}>
            {t('colour.useHouse')}
          </Button>
        )}
      </Flex>
    </Columns>
  )
}
