import { Button, Group, Stack, TextInput } from '@mantine/core'
import {
  accounts,
  type Language,
  languages,
  type LoginInfo,
  mostOfTeacher,
  people,
  type TeacherProfile,
} from '@titian/contract'
import {
  ask,
  byContract,
  callKey,
  currentLanguage,
  ErrorView,
  FormError,
  useAsk,
  useForm,
  usePageTitle,
  useSession,
} from '@titian/site'
import { GuardedForm } from '@titian/site/staff'
import { PhotoField } from '@titian/site/account'
import { ListSkeleton, SectionHead, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirst } from '../../parts/use-first.ts'
import { LanguageTextFields } from '../../modules/courses/language-texts/language-text-fields.tsx'

const noTexts: Record<Language, string> = { en: '', zh: '', my: '' }

const valuesOf = ({ userName, titleTexts, bioTexts }: TeacherProfile) => ({
  userName,
  titleTexts: { ...noTexts, ...titleTexts },
  bioTexts: { ...noTexts, ...bioTexts },
})
type ProfileValues = ReturnType<typeof valuesOf>

const problemsOf = byContract<ProfileValues>(people.saveTeacherProfile.input, {})

function ProfileForm({ stored }: { stored: TeacherProfile }) {
  const { t } = useTranslation(['app', 'courses', 'site'])
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [sent, setSent] = useState<object>()
  const { form, submit, busy, failure } = useForm<ProfileValues, unknown>({
    initialValues: valuesOf(stored),
    problemsOf,
    send: (values) => ask(people.saveTeacherProfile, values),
    refresh: [callKey(people.teacherProfile), callKey(accounts.loginInfo)],
    onDone: (data) => {
      setSent({ data })
      toast.success(t('site:toast.changed'))
    },
  })
  const { values, errors } = form
  const wrong = Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      typeof text === 'string' ? [[path, text]] : [],
    ),
  )
  const openWrong = () =>
    setLanguage((open) => {
      const path = Object.keys(problemsOf(values)).find((one) => one.includes('.'))
      return languages.find((one) => one === path?.split('.')[1]) ?? open
    })
  return (
    <GuardedForm
      busy={busy}
      sent={sent}
      onSubmit={(event) => {
        openWrong()
        submit(event)
      }}
    >
      <Stack>
        <FormError error={failure} />
        <TextInput
          label={t('profile.name')}
          description={t('profile.nameHint')}
          maxLength={60}
          autoComplete="name"
          {...form.getInputProps('userName')}
        />
        <LanguageTextFields
          errors={wrong}
          language={language}
          onLanguage={setLanguage}
          lines={[
            {
              path: 'titleTexts',
              label: t('profile.title'),
              description: t('profile.titleHint', { count: mostOfTeacher.title }),
              texts: values.titleTexts,
              onChange: (texts) => form.setFieldValue('titleTexts', texts),
              most: mostOfTeacher.title,
            },
            {
              path: 'bioTexts',
              label: t('profile.bio'),
              description: t('profile.bioHint', { count: mostOfTeacher.bio }),
              texts: values.bioTexts,
              onChange: (texts) => form.setFieldValue('bioTexts', texts),
              most: mostOfTeacher.bio,
              long: true,
            },
          ]}
        />
        <Group>
          <Button type="submit" loading={busy}>
            {t('courses:save')}
          </Button>
        </Group>
      </Stack>
    </GuardedForm>
  )
}

function Photo({ user }: { user: LoginInfo | null }) {
  if (!user) return null
  return (
    <Surface>
      <PhotoField user={user} />
    </Surface>
  )
}

/** TCH-159: the profile of the teacher that course pages show. */
export function ProfilePage() {
  const { t } = useTranslation(['app', 'site'])
  usePageTitle(t('profile.page'))
  const { user } = useSession()
  const asked = useAsk(people.teacherProfile, {}, { staleTime: 0, gcTime: 0 })
  const stored = useFirst(asked.data)
  return (
    <>
      <SectionHead level={1} title={t('profile.page')} lead={t('profile.lead')} />
      <Stack gap="lg" maw={760}>
        <Photo user={user} />
        <Surface>
          {stored ? (
            <ProfileForm stored={stored} />
          ) : asked.error ? (
            <ErrorView level={3} error={asked.error} onRetry={() => void asked.refetch()} />
          ) : (
            <ListSkeleton count={3} picture={false} label={t('site:loading')} />
          )}
        </Surface>
      </Stack>
    </>
  )
}
