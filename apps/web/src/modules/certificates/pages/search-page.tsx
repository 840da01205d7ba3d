import { Box, Button, Stack, TextInput } from '@mantine/core'
import { certificates, type Certificate } from '@titian/contract'
import { ask, FormError, isNotFound, SiteLink, useForm, usePageTitle } from '@titian/site'
import { Note, PageWidth, SectionHead, Segmented, Surface } from '@titian/ui'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { certificateLinks } from '../../../parts/certificate-links.ts'
import { CertificateSheet } from '../parts/certificate-sheet.tsx'

const searchModes = ['number', 'person'] as const
type SearchMode = (typeof searchModes)[number]

type Values = Record<'number' | 'userName', string>

const places = { idNumber: 'number' } as const

/** CNT-061: searches by name, and by the number of the certificate or of the person. */
async function find(mode: SearchMode, { number, userName }: Values): Promise<Certificate[]> {
  if (mode === 'number') return [await ask(certificates.findCertificate, { number, userName })]
  return (await ask(certificates.findCertificatesOfPerson, { idNumber: number, userName })).list
}

function useSearch(mode: SearchMode, onFound: (found: Certificate[]) => void) {
  const [none, setNone] = useState(false)
  const form = useForm<Values, Certificate[]>({
    initialValues: { number: '', userName: '' },
    places,
    send: (values) => find(mode, values),
    onDone: (found) => {
      setNone(false)
      onFound(found)
    },
    // "Not found" is shown in the form, because it is a result and not a failure.
    onFailed: (error) => {
      onFound([])
      setNone(isNotFound(error))
      return isNotFound(error)
    },
  })
  return { ...form, none }
}

function SearchForm({
  mode,
  onFound,
}: {
  mode: SearchMode
  onFound: (found: Certificate[]) => void
}) {
  const { t } = useTranslation('certificates')
  const { form, submit, busy, failure, none } = useSearch(mode, onFound)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('number')}
          label={t(mode === 'number' ? 'number' : 'search.idNumber')}
          description={t(`search.hint.${mode}`)}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <TextInput
          {...form.getInputProps('userName')}
          label={t('search.name')}
          autoComplete="name"
          maxLength={100}
          required
        />
        {none ? (
          <Note tone="warn" live>
            {t('search.none')}
          </Note>
        ) : (
          <FormError error={failure} />
        )}
        <Button
          type="submit"
          loading={busy}
          leftSection={<IconSearch size={18} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('search.find')}
        </Button>
      </Stack>
    </form>
  )
}

/**
 * CNT-060: checks whether a person has a certificate. The reader must know the name and a number.
 */
export function SearchPage() {
  const { t } = useTranslation('certificates')
  const [mode, setMode] = useState<SearchMode>('number')
  const [found, setFound] = useState<Certificate[]>([])
  usePageTitle(t('search.title'))
  return (
    <PageWidth>
      <Stack py="xl" maw={960} mx="auto" gap="lg">
        <SectionHead level={1} title={t('search.title')} lead={t('search.lead')} />
        <Surface gap="md">
          <Segmented
            label={t('search.by')}
            value={mode}
            onChange={(next) => {
              setMode(next)
              setFound([])
            }}
            options={searchModes.map((value) => ({ value, label: t(`search.way.${value}`) }))}
          />
          <Box maw={480}>
            <SearchForm key={mode} mode={mode} onFound={setFound} />
          </Box>
        </Surface>
        <Stack gap="lg" aria-live="polite">
          {found.map((one) => (
            <CertificateSheet key={one.number} of={one} level={2}>
              <SiteLink className="link" {...certificateLinks.page(one.number)}>
                {t('open')}
              </SiteLink>
            </CertificateSheet>
          ))}
        </Stack>
      </Stack>
    </PageWidth>
  )
}
