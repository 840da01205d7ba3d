import { useQueries } from '@tanstack/react-query'
import { employment, type PostCard } from '@titian/contract'
import { askOptions, isAsStudent, useSession } from '@titian/site'
import type { ListedPost } from './delivery-badge.tsx'
import { PostRows } from './post-row.tsx'

/**
 * The number of posts whose states are loaded in one request. It is the size of a page, so that a
 * phone that appends a page loads only the states of this page.
 */
const ofPage = 10

/**
 * JOB-004, JOB-005: returns the posts, with the states of the reader's applications as soon as the
 * states have loaded.
 */
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

/**
 * The rows of a public list, whose response is the same for everybody, with the reader's states
 * added.
 */
export function PostRowsWithState({ posts, ...rest }: Parameters<typeof PostRows>[0]) {
  return <PostRows posts={useDelivery(posts)} {...rest} />
}
