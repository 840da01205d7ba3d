import { Box, Button, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { certificates } from '@titian/contract'
import { isNotFound, PageFailure, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { EmptyState, ListSkeleton, PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { certificateLinks } from '../../../parts/certificate-links.ts'
import { CertificateFiles } from '../parts/certificate-files.tsx'
import { CertificateSheet } from '../parts/certificate-sheet.tsx'

function Nothing() {
  const { t } = useTranslation('certificates')
  return (
    <EmptyState
      level={1}
      title={t('unknown')}
      text={t('unknownText')}
      action={
        <Button component={SiteLink} {...certificateLinks.search()}>
          {t('search.act')}
        </Button>
      }
    />
  )
}

/** CNT-070: shows the certificate with a number to anyone who has the number. */
export function CertificatePage() {
  const { t } = useTranslation(['certificates', 'site'])
  const { colon } = useFormats()
  const { number } = useParams({ from: paths.certificate })
  const { data, error, refetch } = useAsk(certificates.certificatePage, { number })
  usePageTitle(data ? `${t(`kind.${data.kind}`)}${colon}${data.holderName}` : t('search.title'))
  if (error && !isNotFound(error))
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      <Box py="xl" maw={960} mx="auto">
        {error ? (
          <Nothing />
        ) : data ? (
          <Stack gap="lg">
            <CertificateSheet of={data} level={1}>
              <CertificateFiles of={data} />
            </CertificateSheet>
            <Group gap="sm" justify="space-between">
              <span className="meta">{t('checked')}</span>
              <SiteLink className="link" {...certificateLinks.search()}>
                {t('search.another')}
              </SiteLink>
            </Group>
          </Stack>
        ) : (
          <ListSkeleton count={2} label={t('site:loading')} />
        )}
      </Box>
    </PageWidth>
  )
}
