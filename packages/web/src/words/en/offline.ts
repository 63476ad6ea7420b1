/** What is said of the app itself, as it is kept in the browser. */
export const offline = {
  newer: 'There is a newer Vedette. All that you have done is kept.',
  reload: 'Load it now',
  later: 'Later',
};
