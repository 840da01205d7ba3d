import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import {
  addressMost,
  companyNameMost,
  companySizes,
  descriptionMost,
  employment,
  type KeptCompany,
} from '@titian/contract'
import {
  ask,
  byContract,
  callKey,
  ErrorView,
  type FormOf,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
  useSavedForm,
  useShowFailure,
} from '@titian/site'
import { SectionHead, TextSkeleton, toast } from '@titian/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { PictureField } from '../../../parts/saved-page/picture-field.tsx'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { CityField, IndustryField } from '../parts/tag-fields.tsx'
import {
  companyInputOf,
  type CompanyValues,
  companyValuesOf,
  newCompany,
} from './company-values.ts'

const wide = { cols: { base: 1, sm: 2 }, style: { alignItems: 'start' } }
const compared = [
  'name',
  'industry',
  'size',
  'city',
  'address',
  'website',
  'introduction',
  'contactName',
  'email',
  'verified',
  'recommended',
] as const

function useDifferences(local: CompanyValues, remote: CompanyValues | null) {
  const { t } = useTranslation('employment')
  if (!remote) return []
  const text = (value: string | boolean) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value
  return compared
    .map((name) => ({
      name: t(`company.${name}`),
      local: text(local[name]),
      remote: text(remote[name]),
    }))
    .filter((row) => row.local !== row.remote)
}

function About({ form }: { form: FormOf<CompanyValues> }) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const { introduction, logo } = form.values
  const logoField = form.getInputProps('logoPath')
  return (
    <FormCard title={t('company.about')} lead={t('company.aboutLead')}>
      <SimpleGrid {...wide}>
        <TextInput
          {...form.getInputProps('name')}
          label={t('company.name')}
          maxLength={companyNameMost}
          required
        />
        <IndustryField field={form.getInputProps('industry')} label={t('company.industry')} />
        <NativeSelect
          {...form.getInputProps('size')}
          label={t('company.size')}
          data={companySizes.map((size) => ({
            value: String(size),
            label: t(`company.sizes.${size}`),
          }))}
        />
        <TextInput
          {...form.getInputProps('website')}
          label={t('company.website')}
          type="url"
          placeholder="https://"
        />
        <CityField field={form.getInputProps('city')} label={t('company.city')} />
        <TextInput
          {...form.getInputProps('address')}
          label={t('company.address')}
          maxLength={addressMost}
        />
      </SimpleGrid>
      <Textarea
        {...form.getInputProps('introduction')}
        label={t('company.introduction')}
        description={t('letters', { count: introduction.length, most: number(descriptionMost) })}
        autosize
        minRows={4}
        maxRows={14}
      />
      <PictureField
        label={t('company.logo')}
        hint={t('company.logoHint')}
        path="logoPath"
        error={logoField.error}
        url={logo || null}
        none={t('company.noLogo')}
        onChange={(path, url) => form.setValues({ logoPath: path, logo: url ?? '' })}
      />
    </FormCard>
  )
}

function Contact({ form }: { form: FormOf<CompanyValues> }) {
  const { t } = useTranslation('employment')
  return (
    <FormCard title={t('company.contact')} lead={t('company.contactLead')}>
      <SimpleGrid {...wide}>
        <TextInput
          {...form.getInputProps('contactName')}
          label={t('company.contactName')}
          maxLength={companyNameMost}
        />
        <TextInput
          {...form.getInputProps('email')}
          label={t('company.email')}
          type="email"
          maxLength={120}
        />
      </SimpleGrid>
    </FormCard>
  )
}

function Marks({ form }: { form: FormOf<CompanyValues> }) {
  const { t } = useTranslation('employment')
  return (
    <FormCard title={t('company.marks')} lead={t('company.marksLead')}>
      <Checkbox
        {...form.getInputProps('verified', { type: 'checkbox' })}
        label={t('company.verifiedBySchool')}
      />
      <Checkbox
        {...form.getInputProps('recommended', { type: 'checkbox' })}
        label={t('company.recommendedBySchool')}
      />
    </FormCard>
  )
}

function Body({ stored }: { stored: KeptCompany }) {
  const { t } = useTranslation('employment')
  const navigate = useNavigate()
  const client = useQueryClient()
  const { sign } = stored
  const saved = useSavedForm<CompanyValues, KeptCompany>({
    mode: 'button',
    stored,
    valuesOf: companyValuesOf,
    problemsOf: byContract(employment.saveCompany.input, {
      inputOf: (values: CompanyValues) => companyInputOf(values, sign, stored.version),
    }),
    places: { companyTaken: 'name' },
    send: (values, version) => ask(employment.saveCompany, companyInputOf(values, sign, version)),
    read: () => ask(employment.keptCompany, { sign }),
    onSaved: () => void client.invalidateQueries({ queryKey: callKey(employment.manageCompanies) }),
    onFailure: useShowFailure(),
  })
  const save = async () => {
    if (!(await saved.save())) return
    toast.success(t('site:toast.saved'))
    // Until the saved form is rendered again, the form counts as changed, and leaving would ask for
    // confirmation.
    if (!sign) await navigate({ ...linkTo.companies(), ignoreBlocker: true })
  }
  const { form } = saved
  return (
    <SavedPage
      isNew={!sign}
      saved={{ ...saved, save }}
      differences={useDifferences(saved.values, saved.remote)}
    >
      <About form={form} />
      <Contact form={form} />
      <Marks form={form} />
    </SavedPage>
  )
}

function Stored({ sign }: { sign: string }) {
  const { t } = useTranslation('employment')
  const { data, error, refetch } = useAsk(employment.keptCompany, { sign }, { gcTime: 0 })
  usePageTitle(data?.name ?? t('company.heading'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return (
    <>
      <SectionHead
        level={1}
        title={data.name}
        more={
          <SiteLink className="link" {...linkTo.posts({ companySign: sign })}>
            {t('company.showPosts')}
          </SiteLink>
        }
      />
      <Body stored={data} />
    </>
  )
}

function New() {
  const { t } = useTranslation('employment')
  usePageTitle(t('company.add'))
  return (
    <>
      <SectionHead level={1} title={t('company.add')} />
      <Body stored={newCompany} />
    </>
  )
}

/** JOB-093: the page of one company with all its fields. */
export function CompanyPage() {
  const { sign } = useParams({ from: paths.company })
  return sign === 'new' ? <New /> : <Stored key={sign} sign={sign} />
}
