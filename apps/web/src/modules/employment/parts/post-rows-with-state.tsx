import { useQueries } from '@tanstack/react-query'
import { employment, type PostCard } from '@titian/contract'
import { askOptions, isAsStudent, useSession } from '@titian/site'
import type { ListedPost } from './delivery-badge.tsx'
import { PostRows } from './post-row.tsx'

/** Posts of one question: the rows of one page, so that a page that a phone adds asks for itself alone. */
const ofPage = 10

/** JOB-004, JOB-005: the posts with the states of the own applications; a list without the states is whole. */
function useDelivery<Post extends PostCard>(posts: readonly Post[]): (Post & ListedPost)[] {
  const isAsked = useSession().status === 'signedIn' && !isAsStudent()
  const pages = isAsked ? Math.ceil(posts.length / ofPage) : 0
  const delivery = useQueries({
    queries: Array.from({ length: pages }, (_, page) => {
      const rows = posts.slice(page * ofPage, (page + 1) * ofPage)
      const positionIds = rows.map(({ positionId }) => positionId)
      return askOptions(employment.deliveryOfPosts, { positionIds }, true)
    }),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? Object.entries(data.extend.delivery) : []))),
  })
  return posts.map((post) => ({ ...post, delivery: delivery.get(post.positionId) }))
}

/** The rows of a list whose answer is the same for everybody and says nothing of applications. */
export function PostRowsWithState({ posts, ...rest }: Parameters<typeof PostRows>[0]) {
  return <PostRows posts={useDelivery(posts)} {...rest} />
}
