import { Anchor, Box, Button, Grid, Group, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { IconHeart, IconHeartFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { articles, type ArticleDetail, practiceNewsCategory } from '@titian/contract'
import {
  ArticleCard,
  PageFailure,
  RichText,
  SiteLink,
  useAsk,
  useFormats,
  useMinutes,
  usePageTitle,
  Written,
} from '@titian/site'
import { link } from '@titian/site/link'
import { Cover, PageWidth, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { articleLinks } from '../../../parts/article-links.ts'
import { useVisit } from '../../../parts/use-visit.ts'
import { useMarks } from '../parts/use-marks.ts'

/** Equal to the first data of the server-rendered page. */
const few = { page: 1, size: 4 } as const
const visits = { note: articles.noteArticleVisit, list: articles.articleVisits }

function Marks({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('articles')
  const { number } = useFormats()
  const { pressLike, pressKeep, isBusy } = useMarks(article)
  const Thumb = article.liked ? IconThumbUpFilled : IconThumbUp
  const Heart = article.favourite ? IconHeartFilled : IconHeart
  return (
    <Group gap="sm">
      <Button
        variant="default"
        disabled={isBusy}
        aria-pressed={article.liked}
        leftSection={<Thumb size={18} aria-hidden />}
        onClick={pressLike}
      >
        {t('detail.like')} {number(article.likes)}
      </Button>
      <Button
        variant="default"
        disabled={isBusy}
        aria-pressed={article.favourite}
        leftSection={<Heart size={18} aria-hidden />}
        onClick={pressKeep}
      >
        {t('detail.favourite')}
      </Button>
    </Group>
  )
}

/** The headings of the text, each a link to its section. */
function Contents({ article: { contents } }: { article: ArticleDetail }) {
  const { t } = useTranslation('articles')
  if (contents.length < 2) return null
  return (
    <Surface>
      <nav aria-labelledby="article-contents">
        <SectionHead id="article-contents" title={t('detail.contents')} />
        <Stack component="ol" gap={4}>
          {contents.map(({ id, text, level }) => (
            <Box component="li" key={id} pl={(level - 2) * 16}>
              <Anchor href={`#${id}`}>{text}</Anchor>
            </Box>
          ))}
        </Stack>
      </nav>
    </Surface>
  )
}

function Others({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('articles')
  const { data } = useAsk(articles.recommendedArticles, few)
  const others = data?.list.filter(({ sign }) => sign !== article.sign) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="recommended">
      <SectionHead id="recommended" title={t('detail.recommended')} />
      <Stack component="ul" gap="sm">
        {others.map((one) => (
          <li key={one.sign}>
            <ArticleCard article={one} to={articleLinks.read(one)} layout="row" />
          </li>
        ))}
      </Stack>
    </section>
  )
}

/** Returns the list to which the article belongs. */
function backOf({ category }: ArticleDetail) {
  if (category === null) return { name: 'toArticles', to: articleLinks.articles() } as const
  if (category === practiceNewsCategory)
    return { name: 'toPractice', to: link({ to: paths.practice }) } as const
  const to = articleLinks.news(category === 2 ? { category: '2' } : {})
  return { name: 'toNews', to } as const
}

function Article({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation('articles')
  const formats = useFormats()
  const length = useMinutes()
  useVisit(visits, { sign: article.sign })
  const facts = [
    article.typeName,
    article.authorName,
    article.publishedAt ? formats.date(article.publishedAt) : '',
    t('detail.reading', { minutes: length(article.minutes) }),
  ]
  const back = backOf(article)
  return (
    <PageWidth>
      <Grid gap="xl" py={{ base: 'md', sm: 'xl' }}>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack component="article" gap="md">
            <Anchor component={SiteLink} {...back.to}>
              {t(`detail.${back.name}`)}
            </Anchor>
            <SectionHead
              level={1}
              title={<Written>{article.title}</Written>}
              lead={facts.filter(Boolean).join(' · ')}
            />
            <Cover seed={article.coverSeed} src={article.cover || null} eager />
            <RichText html={article.content} />
            <Marks article={article} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="xl">
            <Contents article={article} />
            <Others article={article} />
          </Stack>
        </Grid.Col>
      </Grid>
    </PageWidth>
  )
}

interface AskedArticle {
  data: ArticleDetail | undefined
  error: unknown
  refetch: () => unknown
}

function Asked({ data, error, refetch }: AskedArticle) {
  const { t } = useTranslation('site')
  usePageTitle(data?.title)
  if (data) return <Article key={data.sign} article={data} />
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      <Box py="xl">
        <TextSkeleton heading lines={8} label={t('loading')} />
      </Box>
    </PageWidth>
  )
}

/** CNT-041: the page of one article of a teacher. */
export function ArticlePage() {
  const { sign } = useParams({ from: paths.article })
  return <Asked {...useAsk(articles.articleDetail, { sign })} />
}

/** CNT-054: one piece of news or information. */
export function NewsPage() {
  const { sign } = useParams({ from: paths.news })
  return <Asked {...useAsk(articles.newsById, { sign })} />
}
