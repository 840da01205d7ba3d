import { Flex, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { SiteLink, type LinkTarget } from '@titian/site'
import { HeroArt, PageWidth, type TerracesOptions } from '@titian/ui'
import { Fragment, type ReactNode } from 'react'
import styles from './band.module.css'

const wide: TerracesOptions = {
  width: 900,
  height: 330,
  palette: 'paddy',
  sky: false,
  layers: 8,
  accents: true,
}
const tall: TerracesOptions = { width: 390, height: 330, palette: 'paddy', sky: false, layers: 8 }

/** A fact with an icon. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex component="span" gap={6} align="center" display="inline-flex">
      {icon}
      {children}
    </Flex>
  )
}

interface BandProps {
  /** The seed of the generated picture. */
  seed: string
  title: string
  badge: ReactNode
  summary: string
  facts: ReactNode
  /** The accessible name of the breadcrumbs. */
  place: string
  /** The parent pages, the first one first. */
  crumbs: { name: string; link: LinkTarget }[]
  /** The name of this page, the last breadcrumb. */
  here: string
  /** Shown below the facts. */
  children?: ReactNode
}

/** The head of a course or training: name, then facts. */
export function Band({
  seed,
  title,
  badge,
  summary,
  facts,
  place,
  crumbs,
  here,
  children,
}: BandProps) {
  return (
    <div className={styles['band']}>
      <div className={styles['art']}>
        <HeroArt seed={seed} wide={wide} tall={tall} />
      </div>
      <PageWidth className={styles['inside']}>
        <nav className={`${styles['crumbs']} only-desk`} aria-label={place}>
          {crumbs.map(({ name, link }) => (
            <Fragment key={name}>
              <SiteLink {...link}>{name}</SiteLink>
              <IconChevronRight size={16} aria-hidden />
            </Fragment>
          ))}
          <span className="clip">{here}</span>
        </nav>
        <Flex direction="column" gap="sm" align="flex-start" maw="40rem" pt={{ base: 0, sm: 'sm' }}>
          {badge}
          <h1 className={styles['title']}>{title}</h1>
          {summary ? (
            <Text lineClamp={4} c="var(--green-1)">
              {summary}
            </Text>
          ) : null}
          <Flex
            className="num"
            rowGap="xs"
            columnGap={{ base: 20, sm: 28 }}
            wrap="wrap"
            mt="xs"
            fz="sm"
          >
            {facts}
          </Flex>
          {children}
        </Flex>
      </PageWidth>
    </div>
  )
}
