import { Checkbox, NativeSelect } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import {
  type FullTexts,
  type ManagedSchoolPage,
  pickText,
  type SchoolPageFields,
  schoolPageIn,
  schoolPagePlaces,
  schools,
} from '@titian/contract'
import { ask, byContract, currentLanguage, ErrorView, useAsk, usePageTitle } from '@titian/site'
import { SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { fullTexts, inLines, noTexts } from '../parts/form-texts.ts'
import { LongText } from '../parts/long-text.tsx'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import { useSchoolForm } from '../parts/use-school-form.ts'

interface OwnPageValues extends Record<string, unknown> {
  title: FullTexts
  html: FullTexts
  place: SchoolPageFields['place']
  published: boolean
}

/** A page that is not saved yet: its sealed id is empty. */
const newOwnPage: ManagedSchoolPage = {
  sign: '',
  place: 'help',
  title: noTexts,
  html: noTexts,
  published: false,
  version: 0,
  updatedAt: '',
}

function ownPageValuesOf({ title, html, place, published }: ManagedSchoolPage): OwnPageValues {
  return { title: fullTexts(title), html: fullTexts(html), place, published }
}

function useDifferences(local: OwnPageValues, remote: OwnPageValues | null) {
  const { t } = useTranslation('schools')
  if (!remote) return []
  const state = ({ published }: OwnPageValues) => t(published ? 'ownPages.shown' : 'ownPages.draft')
  return [
    { name: t('longText.title'), local: inLines(local.title), remote: inLines(remote.title) },
    { name: t('agreements.text'), local: inLines(local.html), remote: inLines(remote.html) },
    {
      name: t('ownPages.place'),
      local: t(`ownPages.places.${local.place}`),
      remote: t(`ownPages.places.${remote.place}`),
    },
    { name: t('ownPages.state'), local: state(local), remote: state(remote) },
  ].filter((field) => field.local !== field.remote)
}

function Body({ stored }: { stored: ManagedSchoolPage }) {
  const { t } = useTranslation('schools')
  const navigate = useNavigate()
  const [own] = useOwnLanguages()
  const { sign } = stored
  const saved = useSchoolForm({
    stored,
    valuesOf: ownPageValuesOf,
    problemsOf: byContract(schoolPageIn(own)),
    send: (values, version) =>
      ask(schools.saveSchoolPage, { ...values, sign: sign || null, version }),
    read: () => ask(schools.getSchoolPage, { sign }),
  })
  const { form } = saved
  const save = async () => {
    // Until the saved form is rendered again, the form counts as changed, and leaving would ask for
    // confirmation.
    if (await saved.save()) await navigate({ ...linkTo.ownPages(), ignoreBlocker: true })
  }
  return (
    <SavedPage
      isNew={!sign}
      saved={{ ...saved, save }}
      differences={useDifferences(saved.values, saved.remote)}
    >
      <FormCard title={t('agreements.text')} lead={t('agreements.textLead')}>
        <LongText form={form} />
      </FormCard>
      <FormCard title={t('ownPages.where')} lead={t('ownPages.whereLead')}>
        <NativeSelect
          {...form.getInputProps('place')}
          maw={320}
          label={t('ownPages.place')}
          data={schoolPagePlaces.map((value) => ({ value, label: t(`ownPages.places.${value}`) }))}
        />
        <Checkbox
          checked={form.values.published}
          onChange={(event) => form.setFieldValue('published', event.currentTarget.checked)}
          label={t('ownPages.publish')}
        />
      </FormCard>
    </SavedPage>
  )
}

function Stored({ sign }: { sign: string }) {
  const { t } = useTranslation('schools')
  const { data, error, refetch } = useAsk(schools.getSchoolPage, { sign }, { gcTime: 0 })
  const title = data ? pickText(data.title, currentLanguage()) : t('ownPages.heading')
  usePageTitle(title)
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <SectionHead level={1} title={title} />
      <Body stored={data} />
    </>
  )
}

function New() {
  const { t } = useTranslation('schools')
  usePageTitle(t('ownPages.add'))
  return (
    <>
      <SectionHead level={1} title={t('ownPages.add')} />
      <Body stored={newOwnPage} />
    </>
  )
}

/** CNT-094, CNT-095: the page that edits one page of the school in its languages. */
export function OwnPagePage() {
  const { sign } = useParams({ from: paths.ownPage })
  return sign === 'new' ? <New /> : <Stored key={sign} sign={sign} />
}
