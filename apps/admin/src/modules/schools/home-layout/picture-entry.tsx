import { Box, Flex, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { IconEyeOff, IconMountain } from '@tabler/icons-react'
import { pickText } from '@titian/contract'
import { currentLanguage, type FormOf } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from '../parts/entry-list.module.css'
import type { AdvertValues, HomeValues, SlideValues } from './home-values.ts'
import { LanguageFields } from '../parts/language-fields.tsx'
import { PictureField } from '../../../parts/saved-page/picture-field.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'

/** Describes a slide or an advert in one line. */
export function PictureSummary({ entry }: { entry: SlideValues | AdvertValues }) {
  const { t } = useTranslation('schools')
  const title = pickText(entry.title, currentLanguage())
  return (
    <>
      <span className={styles['picture']} aria-hidden>
        {entry.imageUrl ? <img src={entry.imageUrl} alt="" /> : <IconMountain size={20} />}
      </span>
      <Flex component="span" direction="column" flex="1 1 160px" miw={0}>
        <Box component="b" fw={600}>
          {title || t('list.unnamed')}
        </Box>
        <Box component="span" c="dimmed" fz="xs" style={{ overflowWrap: 'anywhere' }}>
          {entry.url || t('home.noAddress')}
        </Box>
      </Flex>
      {entry.active ? null : (
        <StatusBadge tone="warn" icon={<IconEyeOff size={14} aria-hidden />}>
          {t('hidden')}
        </StatusBadge>
      )}
    </>
  )
}

/**
 * The places whose adverts have no picture, only words and a button: between the groups of the home
 * page, and at the top of the job page.
 */
const bands: readonly number[] = [2, 4]

interface PictureEntryProps {
  form: FormOf<HomeValues>
  entry: SlideValues | AdvertValues
  path: string
  pictureHint: string
}

/** The text, the picture and the link of a slide or an advert. */
export function PictureEntry({ form, entry, path, pictureHint }: PictureEntryProps) {
  const { t } = useTranslation('schools')
  const languages = useOwnLanguages()
  const field = form.getInputProps
  const { value: active, ...activity } = field(`${path}.active`)
  const texts = { field, languages }
  const drawsNoPicture = 'place' in entry && bands.includes(entry.place) && !entry.image
  return (
    <>
      <LanguageFields {...texts} label={t('home.titleField')} path={`${path}.title`} required />
      {'lead' in entry ? (
        <>
          <LanguageFields {...texts} label={t('home.leadField')} path={`${path}.lead`} long />
          <LanguageFields
            {...texts}
            label={t('home.actionField')}
            hint={t('home.actionHint')}
            path={`${path}.action`}
          />
        </>
      ) : (
        <LanguageFields {...texts} label={t('home.textField')} path={`${path}.text`} long />
      )}
      <SimpleGrid
        minColWidth="min(100%, 280px)"
        autoFlow="auto-fit"
        style={{ alignItems: 'start' }}
      >
        <TextInput
          label={t('address.label')}
          description={t('address.optionalHint')}
          {...field(`${path}.url`)}
        />
        {drawsNoPicture ? null : (
          <PictureField
            label={t('home.picture')}
            hint={pictureHint}
            path={`${path}.image`}
            error={form.errors[`${path}.image`]}
            url={entry.imageUrl}
            none={t('home.drawn')}
            onChange={(image, imageUrl) => {
              form.setFieldValue(`${path}.image`, image)
              form.setFieldValue(`${path}.imageUrl`, imageUrl)
            }}
          />
        )}
      </SimpleGrid>
      <Switch label={t('home.active')} checked={active === true} {...activity} />
    </>
  )
}
