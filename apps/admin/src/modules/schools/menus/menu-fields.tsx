import type { FieldOf } from '@titian/site'
import { Box, Radio, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { type MenuPage, menuPages } from '@titian/contract'
import { type ReactNode, useId } from 'react'
import { Choices } from '../parts/choices.tsx'
import { useTranslation } from 'react-i18next'
import { LanguageFields } from '../parts/language-fields.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'

interface FieldsProps {
  path: string
  field: FieldOf
}

/** The fields that menus of both levels have: name, address, target window and visibility. */
export function LinkFields({ path, field }: FieldsProps) {
  const { t } = useTranslation('schools')
  const { value: active, ...activity } = field(`${path}.active`)
  const known = useId()
  return (
    <>
      <LanguageFields
        label={t('menus.name')}
        path={`${path}.name`}
        field={field}
        languages={useOwnLanguages()}
        required
      />
      <SimpleGrid
        minColWidth="min(100%, 280px)"
        autoFlow="auto-fit"
        style={{ alignItems: 'start' }}
      >
        <TextInput
          label={t('address.label')}
          description={t('address.hint')}
          withAsterisk
          aria-required
          list={known}
          {...field(`${path}.url`)}
        />
        <datalist id={known}>
          {(Object.keys(menuPages) as MenuPage[]).map((page) => (
            <option key={page} value={menuPages[page]}>
              {t(`menus.pages.${page}`)}
            </option>
          ))}
        </datalist>
        <Radio.Group label={t('menus.opens')} {...field(`${path}.openMode`)}>
          <Choices>
            <Radio value="_self" label={t('menus.window._self')} />
            <Radio value="_blank" label={t('menus.window._blank')} />
          </Choices>
        </Radio.Group>
      </SimpleGrid>
      <Switch label={t('menus.active')} checked={active === true} {...activity} />
    </>
  )
}

/** FRM-094: the fields of a first-level menu: description, query and child menus. */
export function MenuFields({ path, field, children }: FieldsProps & { children: ReactNode }) {
  const { t } = useTranslation('schools')
  return (
    <>
      <LinkFields path={path} field={field} />
      <LanguageFields
        label={t('menus.explain')}
        hint={t('menus.explainHint')}
        path={`${path}.explain`}
        field={field}
        languages={useOwnLanguages()}
      />
      <TextInput
        label={t('menus.parameter')}
        description={t('menus.parameterHint')}
        placeholder="/"
        {...field(`${path}.parameterInterface`)}
      />
      <Stack gap="xs" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
        <Box component="b" p={0} fz="sm" fw={600}>
          {t('menus.children')}
        </Box>
        {children}
      </Stack>
    </>
  )
}
