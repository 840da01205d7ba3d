import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { resume } from '@titian/contract'
import { useAsk, useLanguage } from '@titian/site'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyView, warm } from '../data/use-lazy-view.ts'
import { rarely, usePaperNames } from '../data/use-paper-names.ts'
import type { CitySelectProps } from './city-select.tsx'
import type { FieldProps } from './field-props.ts'

const loadSelect = () => import('./city-select.tsx').then((one) => one.CitySelect)

/** Shows the chosen city. The list of all cities is loaded when the field is first focused. */
function CityChoice(field: Omit<FieldProps<string>, 'name'>) {
  const { t } = useTranslation('resume')
  const names = usePaperNames(useLanguage())
  const { View, open } = useLazyView<CitySelectProps>()
  const [hasFocus, setHasFocus] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const list = useId()
  if (View) return <View {...field} takesFocus={hasFocus} isPressed={isPressed} />
  const { value, onChange: _, ...shown } = field
  return (
    <TextInput
      {...shown}
      {...warm(loadSelect)}
      // `CitySelect`, which replaces this field, has the same role for screen readers.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="combobox"
      aria-haspopup="listbox"
      aria-controls={list}
      aria-expanded={false}
      readOnly
      placeholder={t('choose.city')}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      value={names.city(value)}
      onFocus={() => {
        setHasFocus(true)
        void open(loadSelect)
      }}
      onClick={() => setIsPressed(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
}

/** RES-023: chooses a city from a tree. A frequent city needs one click. */
export function CityField({ name, ...field }: FieldProps<string>) {
  const { t } = useTranslation('resume')
  const { data: hot = [] } = useAsk(resume.hotCityTags, {}, rarely)
  return (
    <Stack gap={6} data-path={name}>
      <CityChoice {...field} />
      {field.value ? null : (
        <Group gap={6} component="fieldset" aria-label={t('choose.hotCities')}>
          {hot.slice(0, 6).map(({ pathCode, name: city }) => (
            <Button
              key={pathCode}
              size="compact-sm"
              variant="default"
              onClick={() => field.onChange(pathCode)}
            >
              {city}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
