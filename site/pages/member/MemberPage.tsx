import { memberRead, memberTabRead } from '../../data/members.ts';
import { ownRelationReads } from '../../data/relation.ts';
import { ownUploadsRead } from '../../data/uploads.ts';
import { useConfig } from '../../shared/config.ts';
import { RevalidateOnShow } from '../../runtime/client/RevalidateOnShow.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { OwnPagePreview } from './OwnPagePreview.tsx';
import { OwnUploadsTab } from './OwnUploadsTab.tsx';
import { PlaySavedVideos } from './PlaySavedVideos.tsx';
import { TabWithList, type MemberProps } from './TabWithList.tsx';
import { TabWithoutList } from './TabWithoutList.tsx';

/** /members/{id}/ and its tabs, as this visitor may see them */
export function MemberPage({ as = null, ...of }: MemberProps) {
  const { user } = useConfig();
  if (user?.id === of.id && as !== null) return <OwnPagePreview user={user} as={as} tab={of.tab} page={of.page} />;
  const list = memberTabRead(of.id, of.tab, of.page, user !== null);
  if (!list) return <TabWithoutList {...of} />;
  const play = <PlaySavedVideos of={list} memberId={of.id} page={of.page} />;
  if (of.id !== user?.id)
    return (
      <TabWithList {...of} list={list}>
        {of.children}
        {play}
      </TabWithList>
    );
  const Tab = of.tab === 'uploaded_videos' ? OwnUploadsTab : TabWithList;
  return (
    <>
      <RevalidateOnShow of={[list]} />
      <Tab {...of} list={list}>
        {of.children}
        {play}
      </Tab>
    </>
  );
}

export const page: PageCode<Parameters<typeof MemberPage>[0]> = {
  Page: MemberPage,
  reads: ({ id, tab, page, as }, _, user) =>
    [
      memberRead(id, user),
      memberTabRead(id, tab, page, user !== null),
      user?.id === id && tab === 'uploaded_videos' && !as ? ownUploadsRead : null,
      ...ownRelationReads(id, user),
    ].filter((read) => read !== null),
};
