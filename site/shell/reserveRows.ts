import { registry } from '../device/registry.ts';

const { history, historySettings, positions } = registry;

/**
 * Source of an inline script in the head of a page with rows that only the device knows: before anything is painted it
 * names those that will come in `data-reserved` on `<html>`, and ReservedRow keeps room for them. So a page that is
 * cached for everyone is right for each visitor, and nothing moves. It reads what `deviceHistory.ts` reads, and is wrong
 * only about values that nobody but the visitor can have written.
 */
export const reserveRows = [
  `try{`,
  `const kept=name=>{const {until,value}=JSON.parse(localStorage.getItem(name)??'{}');return until>Date.now()?value:null};`,
  `const {days}=kept('${historySettings.name}')??{days:0};`,
  `const ids=new Set((kept('${history.name}')??[]).filter(({params})=>!days||params.watched_at>=Date.now()-days*864e5).map(({params})=>params.video_id));`,
  `const continues=(kept('${positions.name}')??[]).some(({id})=>ids.has(id));`,
  `if(ids.size)document.documentElement.dataset.reserved=continues?'because continue':'because'`,
  `}catch{}`,
].join('');
