import '@afterglow/tokens/tokens.css';
import '@afterglow/design-system/base.css';
import { Links, Meta, Outlet, Scripts } from 'react-router';

export const Layout = ({ children }) => (
  <html lang="de" data-theme="dark">
    <head>
      <meta charSet="utf-8" />
      <title>Afterglow, in React Router</title>
      <link rel="icon" href="data:," />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <Scripts />
    </body>
  </html>
);

export default function Root() {
  return <Outlet />;
}
