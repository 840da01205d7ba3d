import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { certificates, type OwnCertificate } from '@titian/contract'
import {
  ErrorView,
  SiteLink,
  useAsk,
  useExistingPage,
  useFormats,
  useLanguage,
  useOrigin,
  usePagerLabels,
  usePageTitle,
} from '@titian/site'
import { CopyLink } from '@titian/site/share-links'
import { EmptyState, ListSkeleton, Pager, SectionHead, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { certificateLinks } from '../../../parts/certificate-links.ts'
import { CertificateFiles } from '../parts/certificate-files.tsx'
import { CertificateState } from '../parts/certificate-state.tsx'

const size = 10

function Row({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useTranslation('certificates')
  const { date, number, score } = useFormats()
  const origin = useOrigin()
  const language = useLanguage()
  const { courseName, kind, issuedAt, credit, result, reason } = certificate
  const facts = [
    t(`kind.${kind}`),
    t('issuedOn', { date: date(issuedAt) }),
    ...(credit > 0 ? [t('creditOf', { credit: number(credit) })] : []),
    ...(result === null ? [] : [t('resultOf', { result: score(result) })]),
  ]
  return (
    <Surface gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} miw={0}>
          <Title order={2} size="h3">
            <SiteLink {...certificateLinks.page(certificate.number)}>{courseName}</SiteLink>
          </Title>
          <Text className="meta">{facts.join(' · ')}</Text>
          <Text className="num" fw={600}>
            {certificate.number}
          </Text>
        </Stack>
        <CertificateState of={certificate} />
      </Group>
      {reason === null ? null : <p className="muted">{t('reason', { reason })}</p>}
      <Group gap="sm">
        <CertificateFiles of={certificate} holder />
        <CopyLink
          link={`${origin}/${language}/certificate/${certificate.number}`}
          label={t('copyOf', { course: courseName })}
        />
        <SiteLink className="link" {...certificateLinks.page(certificate.number)}>
          {t('open')}
        </SiteLink>
      </Group>
    </Surface>
  )
}

function Wallet({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation(['certificates', 'site'])
  const labels = usePagerLabels()
  const asked = useAsk(
    certificates.listOwnCertificates,
    { page, size },
    { placeholderData: keepPreviousData },
  )
  const { data, error, refetch } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  if (data.total === 0)
    return (
      <EmptyState
        seed="empty-2"
        title={t('wallet.none')}
        text={t('wallet.noneText')}
        action={
          <Button component={SiteLink} {...linkTo.learningCourses()}>
            {t('wallet.courses')}
          </Button>
        }
      />
    )
  return (
    <>
      <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.list.map((one) => (
          <li key={one.sign}>
            <Row certificate={one} />
          </li>
        ))}
      </Stack>
      <Pager page={page} size={size} total={data.total} onChange={onPage} labels={labels} />
    </>
  )
}

/** CNT-082: the certificates that a person has earned. */
export function WalletPage() {
  const { t } = useTranslation('certificates')
  const [page, setPage] = useState(1)
  usePageTitle(t('wallet.title'))
  return (
    <Box>
      <SectionHead level={1} title={t('wallet.title')} lead={t('wallet.lead')} />
      <Wallet page={page} onPage={setPage} />
    </Box>
  )
}
