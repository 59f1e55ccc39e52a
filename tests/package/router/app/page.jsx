import { App } from '../shared/App.tsx';

export default function Page() {
  return <App />;
}
