import { Container, Flex, Stack } from '@mantine/core'
import { schools } from '@titian/contract'
import { useSearch } from '@tanstack/react-router'
import { ErrorView, RichText, SiteLink, useAsk, usePageTitle, useSchool } from '@titian/site'
import { AgreementVersion } from '@titian/site/agreements'
import { EmptyState, LogoMark, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import styles from './agreement-page.module.css'

const forms = [
  { form: 1, word: '1', name: 'register' },
  { form: 2, word: '2', name: 'privacy' },
  { form: 3, word: '3', name: 'refund' },
] as const

/**
 * FRM-059: returns the form that the address names, or the first form. Without a version in the
 * address, the newest version applies (CNT-083).
 */
function useAsked() {
  const { form, version } = useSearch({ from: paths.agreement })
  const number = Number(version)
  return {
    form: forms.find(({ word }) => word === form)?.form ?? 1,
    ...(Number.isInteger(number) && number > 0 && { version: number }),
  }
}

/**
 * The agreements of the school without the site header, because people read them during another
 * task.
 */
export function AgreementPage() {
  const { t } = useTranslation(['schools', 'site'])
  const asked = useAsked()
  const { form } = asked
  const { baseInfo } = useSchool()
  const { data, error, isPending, refetch } = useAsk(schools.agreementText, asked)
  usePageTitle(data?.title || t('agreement.title'))
  return (
    <Container size={800} px="var(--gutter)" pt="lg" pb={64}>
      <Stack gap="lg">
        <Flex>
          <SiteLink {...linkTo.home()}>
            <Flex component="span" display="inline-flex" align="center" gap="sm" mih={44}>
              <LogoMark />
              <b>{baseInfo?.title}</b>
            </Flex>
          </SiteLink>
        </Flex>
        <h1 className="visually-hidden">{t('agreement.title')}</h1>
        <Flex
          component="nav"
          wrap="wrap"
          columnGap="md"
          style={{ borderBottom: '1px solid var(--line)' }}
          aria-label={t('agreement.choose')}
        >
          {forms.map((one) => (
            <SiteLink
              key={one.form}
              {...linkTo.agreement(one.word)}
              className={styles['form']}
              aria-current={one.form === form ? 'page' : undefined}
            >
              {t(`agreement.${one.name}`)}
            </SiteLink>
          ))}
        </Flex>
        {isPending ? <TextSkeleton heading lines={10} label={t('site:loading')} /> : null}
        {error ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
        {data ? (
          <Flex component="article" direction="column" gap="md">
            <h2>{data.title || t('agreement.title')}</h2>
            <AgreementVersion text={data} />
            {data.html ? (
              <RichText html={data.html} />
            ) : (
              <EmptyState title={t('agreement.empty')} />
            )}
          </Flex>
        ) : null}
      </Stack>
    </Container>
  )
}
